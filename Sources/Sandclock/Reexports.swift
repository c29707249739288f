// One import suffices: `import Sandclock` brings the few public names of the layers below.
@_exported public import Delivery
@_exported public import NotificationWire
@_exported public import ScenarioFormat
@_exported public import Signing

#ifndef SANDCLOCK_CCURL_SHIM_H
#define SANDCLOCK_CCURL_SHIM_H

#include <curl/curl.h>

#endif

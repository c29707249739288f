#ifndef SANDCLOCK_CSQLITE_SHIM_H
#define SANDCLOCK_CSQLITE_SHIM_H

#include <sqlite3.h>

#endif

#ifndef SANDCLOCK_CSQLITE_SHIM_H
#define SANDCLOCK_CSQLITE_SHIM_H

#include <sqlite3.h>

/* Binds UTF-8 text. SQLITE_TRANSIENT (SQLite copies the text) and SQLITE_STATIC (the text stays
   where it is until the statement has run) are casts, which Swift does not import. No text at all
   would be NULL, and an empty text may come without an address. */
static inline int sandclock_bind_text(
    sqlite3_stmt *statement, int index, const void *text, sqlite3_uint64 count, int copies) {
  return sqlite3_bind_text64(
      statement, index, text ? (const char *)text : "", count,
      copies ? SQLITE_TRANSIENT : SQLITE_STATIC, SQLITE_UTF8);
}

#endif

#ifndef SANDCLOCK_CCURL_SHIM_H
#define SANDCLOCK_CCURL_SHIM_H

#include <curl/curl.h>

/* The call before a request goes out, without which libcurl would post some bodies twice, came
   with 7.80. */
#if LIBCURL_VERSION_NUM < 0x075000
#error "libcurl 7.80 or newer is needed"
#endif

/* curl_easy_setopt, curl_easy_getinfo and curl_multi_setopt are variadic, which Swift cannot call.
   One function a type of argument stands in for them; libcurl's manual says which option wants
   which. */

/* A number, or 0 and 1 for no and yes. */
static inline CURLcode sandclock_set_long(CURL *easy, CURLoption option, long value) {
  return curl_easy_setopt(easy, option, value);
}

/* A size that may not fit into a long: the options that end in _LARGE. */
static inline CURLcode sandclock_set_offset(CURL *easy, CURLoption option, curl_off_t value) {
  return curl_easy_setopt(easy, option, value);
}

/* Text, which libcurl copies. */
static inline CURLcode sandclock_set_string(CURL *easy, CURLoption option, const char *value) {
  return curl_easy_setopt(easy, option, value);
}

/* Memory that libcurl uses in place: it has to live as long as the handle or the next call. */
static inline CURLcode sandclock_set_pointer(CURL *easy, CURLoption option, void *value) {
  return curl_easy_setopt(easy, option, value);
}

/* Header lines, which libcurl uses in place. */
static inline CURLcode sandclock_set_headers(CURL *easy, struct curl_slist *lines) {
  return curl_easy_setopt(easy, CURLOPT_HTTPHEADER, lines);
}

/* Who takes what is received: CURLOPT_WRITEFUNCTION or CURLOPT_HEADERFUNCTION. */
static inline CURLcode sandclock_set_taker(
    CURL *easy, CURLoption option, curl_write_callback taker) {
  return curl_easy_setopt(easy, option, taker);
}

/* Who makes the sockets. */
static inline CURLcode sandclock_set_socket_maker(CURL *easy, curl_opensocket_callback maker) {
  return curl_easy_setopt(easy, CURLOPT_OPENSOCKETFUNCTION, maker);
}

/* Who is asked, on a connection that stands, before each request. */
static inline CURLcode sandclock_set_request_judge(CURL *easy, curl_prereq_callback judge) {
  return curl_easy_setopt(easy, CURLOPT_PREREQFUNCTION, judge);
}

/* Who is told what libcurl does, if CURLOPT_VERBOSE is set. */
static inline CURLcode sandclock_set_listener(CURL *easy, curl_debug_callback listener) {
  return curl_easy_setopt(easy, CURLOPT_DEBUGFUNCTION, listener);
}

/* Redirects lead to http and https only. The option that takes names replaced the one that takes
   bits with 7.85; the old one is marked deprecated since. */
static inline CURLcode sandclock_set_redirects_to_http(CURL *easy) {
#if LIBCURL_VERSION_NUM >= 0x075500
  return curl_easy_setopt(easy, CURLOPT_REDIR_PROTOCOLS_STR, "http,https");
#else
  return curl_easy_setopt(easy, CURLOPT_REDIR_PROTOCOLS, (long)(CURLPROTO_HTTP | CURLPROTO_HTTPS));
#endif
}

/* What libcurl was built with, as bits. */
static inline int sandclock_features(void) {
  return curl_version_info(CURLVERSION_NOW)->features;
}

/* A number that libcurl knows about the last transfer. */
static inline CURLcode sandclock_get_long(CURL *easy, CURLINFO info, long *value) {
  return curl_easy_getinfo(easy, info, value);
}

/* Text that libcurl knows about the last transfer; it lasts until the next one begins. */
static inline CURLcode sandclock_get_string(CURL *easy, CURLINFO info, const char **value) {
  return curl_easy_getinfo(easy, info, (char **)value);
}

/* What was set as CURLOPT_PRIVATE. */
static inline CURLcode sandclock_get_private(CURL *easy, void **value) {
  return curl_easy_getinfo(easy, CURLINFO_PRIVATE, (char **)value);
}

/* A number for a multi handle. */
static inline CURLMcode sandclock_multi_set_long(CURLM *multi, CURLMoption option, long value) {
  return curl_multi_setopt(multi, option, value);
}

/* The result in a message of the kind CURLMSG_DONE: it stands in a union. */
static inline CURLcode sandclock_result(const CURLMsg *message) { return message->data.result; }

/* The address that a socket is made for. It may be longer than a sockaddr, so it must not be
   copied as one. */
static inline const struct sockaddr *sandclock_address(const struct curl_sockaddr *address) {
  return &address->addr;
}

#endif

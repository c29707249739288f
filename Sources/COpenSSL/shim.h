#ifndef SANDCLOCK_COPENSSL_SHIM_H
#define SANDCLOCK_COPENSSL_SHIM_H

/* Signing in batches needs calls that OpenSSL 3 still has but marks deprecated: points of a
   curve one by one (EC_POINTs_make_affine, EC_POINT_get_Jprojective_coordinates_GFp), hash
   states that can be copied (SHA256_*, SHA384_*), ECDSA_do_sign as the yardstick. */
#define OPENSSL_SUPPRESS_DEPRECATED

#include <openssl/bio.h>
#include <openssl/bn.h>
#include <openssl/core_names.h>
#include <openssl/ec.h>
#include <openssl/ecdsa.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/obj_mac.h>
#include <openssl/pem.h>
#include <openssl/rand.h>
#include <openssl/sha.h>
#include <openssl/x509.h>
#include <openssl/x509_vfy.h>
#include <openssl/x509v3.h>

#endif

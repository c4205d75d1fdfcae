#!/bin/sh
# SEAL_COMMAND for a key in a PKCS#11 token (Debian: opensc; softhsm2 to try it). In: 32 bytes, the SHA-256 of what is
# signed. Out: the signature and nothing else. Exit 77: do not ask again (a wrong PIN, tried again, locks a token).
#   SEAL_MODULE=/usr/lib/softhsm/libsofthsm2.so SEAL_TOKEN=ventanilla SEAL_KEY_ID=01 SEAL_PIN=…
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
if [ "$SEAL_KEY_TYPE" = RSA ]; then
  # the token pads and does not wrap: the DigestInfo of SHA-256 is ours to write (RFC 8017, 9.2)
  { printf '\060\061\060\015\006\011\140\206\110\001\145\003\004\002\001\005\000\004\040'; cat; } > "$work/in"
  set -- --mechanism RSA-PKCS
else
  cat > "$work/in"
  set -- --mechanism ECDSA --signature-format openssl
fi
# named, because without a file the program writes words to stdout before the signature
if ! pkcs11-tool --module "$SEAL_MODULE" --token-label "$SEAL_TOKEN" --login --pin env:SEAL_PIN --sign \
  --id "$SEAL_KEY_ID" "$@" --input-file "$work/in" --output-file "$work/out" > /dev/null 2> "$work/said"; then
  cat "$work/said" >&2
  if grep -q CKR_PIN "$work/said"; then exit 77; fi
  exit 1
fi
[ -s "$work/out" ]
cat "$work/out"

/**
 * A certificate for localhost that signed itself, valid for a hundred years, and its key. Both are public and protect
 * nothing: they exist so that tests can talk TLS without making keys first.
 */
export const TEST_CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBmzCCAUGgAwIBAgIUAO0fmJWJAw3C66pE/syevkF09T0wCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyMTIxMDE0NloYDzIxMjYxMDI4
MjEwMTQ2WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAATtw08dcC5Gv4g6EcpstO9rAaHYBratCBxrGnSDccBLTppWL33ZaGB4
eYqmBEkqYlhWe6tbciq9xetvJdxWOO7do28wbTAdBgNVHQ4EFgQU/9vEmVVHZ4wg
tNNI6CjXsYT+qDAwHwYDVR0jBBgwFoAU/9vEmVVHZ4wgtNNI6CjXsYT+qDAwGgYD
VR0RBBMwEYIJbG9jYWxob3N0hwR/AAABMA8GA1UdEwEB/wQFMAMBAf8wCgYIKoZI
zj0EAwIDSAAwRQIgbNveSd9iRXLo8/3JoyYTiCfZKkEX67DisioPu8Fjun4CIQD7
+N/6Zty2vB5N+WBUsaC7tEQrSVYz3FM7MKqKiAyKNg==
-----END CERTIFICATE-----
`

export const TEST_CERTIFICATE_KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgQQXUJ7crlzbnF28F
26oxE0VM7FA1n/zSnVSwc8fA52WhRANCAATtw08dcC5Gv4g6EcpstO9rAaHYBrat
CBxrGnSDccBLTppWL33ZaGB4eYqmBEkqYlhWe6tbciq9xetvJdxWOO7d
-----END PRIVATE KEY-----
`

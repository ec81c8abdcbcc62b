import { nameServer, type Resolver } from "../deliverability/name-server.ts";
import { answerDns, type Zone } from "./doh-server.ts";

/** Public keys made for tests; their private keys were thrown away. */
export const keys = {
  rsa512:
    "MFwwDQYJKoZIhvcNAQEBBQADSwAwSAJBAOCaP4aW3eCTLBupRGHFpMssWM449FyL5lWJQdA+F55Yk4WksEpQ9PdGY8rYjJSuTbJqmvQxBbK0wqQYl48A2+kCAwEAAQ==",
  rsa1024:
    "MIGfMA0GCSqGSIb3DQEBAQUAA4GNADCBiQKBgQDFY7fPZEOEjrxilkyNV2EkYDawpiHU5GyEb+LWKRj08sB9z7w9DzP/h2cwdoJ92J9M3Tjx1Om35I1amnk4wSXa19f5Oo/w53qM3+lHtw+xHjfwTdPVRVXoy+GxvYiJo0ufGg9vnCwUZn4KNkFtBV+IXDI8VXeB/OYSm9dmHP3FEwIDAQAB",
  rsa2048:
    "MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA0DftQS7ZtWVMMelVRfXs/8olO0V2zWBuwg0REYBZV1MtEguzccuKNHQpwIOBiuEGznb8DdjDmOcekTpTvvmTg7ZaZyyv+OLxK4I8+XYKaqN50MVqAL04xjz3arnUXVoBz8gKjBL3ZTk5gFRsFDxZdx0EhH6VH3rW1QMW2aZuWnjgPUE7mhSsrv+AxUZgeEobcdeRFzyYY8G0jwsnGWQnuD+B7iTBBKmJyiT9/w+H0F4Zt8dFIpVmN/FcW7fDr2/Aqi+FVw1VSVDZeF2E1jCMFyVl2BpOc9ovY1Qo25tf7lk3kz6dPuMiGqW6m3VAGT5vNd4ruuIeMl80Nm2zwHkVUQIDAQAB",
  /** The same, without the wrapping that says which algorithm it is for. */
  rsa2048Bare:
    "MIIBCgKCAQEA0DftQS7ZtWVMMelVRfXs/8olO0V2zWBuwg0REYBZV1MtEguzccuKNHQpwIOBiuEGznb8DdjDmOcekTpTvvmTg7ZaZyyv+OLxK4I8+XYKaqN50MVqAL04xjz3arnUXVoBz8gKjBL3ZTk5gFRsFDxZdx0EhH6VH3rW1QMW2aZuWnjgPUE7mhSsrv+AxUZgeEobcdeRFzyYY8G0jwsnGWQnuD+B7iTBBKmJyiT9/w+H0F4Zt8dFIpVmN/FcW7fDr2/Aqi+FVw1VSVDZeF2E1jCMFyVl2BpOc9ovY1Qo25tf7lk3kz6dPuMiGqW6m3VAGT5vNd4ruuIeMl80Nm2zwHkVUQIDAQAB",
  ed25519: "coedfgqKR9q3ik41xZjg50cRn+fzKrnR6jVR39UAxhI=",
};

/** A domain with which nothing is wrong. */
export const goodZone: Zone = {
  "TXT toadstool.test": ["v=spf1 include:mail.pond.example ~all", "some-verification=1"],
  "TXT mail.pond.example": ["v=spf1 ip4:192.0.2.0/24 -all"],
  "TXT resend._domainkey.toadstool.test": [`v=DKIM1; k=rsa; p=${keys.rsa2048}`],
  "TXT _dmarc.toadstool.test": ["v=DMARC1; p=quarantine; rua=mailto:letters@toadstool.test"],
  "MX toadstool.test": ["10 mx.pond.example."],
};

/** A DNS-over-HTTPS resolver as a `fetch`; it knows `zone` and nothing else. `asked` are the questions it got. */
export function resolverOver(zone: Zone) {
  const asked: string[] = [];
  const fetch: Resolver["fetch"] = async (input) => {
    const url = new URL(String(input));
    asked.push(`${url.searchParams.get("type")} ${url.searchParams.get("name")}`);
    return answerDns(zone, url.href);
  };
  return { fetch, resolver: "https://dns.example/dns-query", asked };
}

export function askOver(zone: Zone) {
  return nameServer(resolverOver(zone));
}

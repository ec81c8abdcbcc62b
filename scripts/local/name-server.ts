import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { localOnly } from "./local-only.ts";
import { answerDns, type Zone } from "@toadstool/mail/stand-ins/doh-server";

/** What the made-up domain's records would be, with one thing left to do. */
const zone: Zone = {
  "TXT studio.example": ["v=spf1 include:mail.pond.example ~all"],
  "TXT mail.pond.example": ["v=spf1 ip4:192.0.2.0/24 -all"],
  "CNAME s1._domainkey.studio.example": ["s1.keys.pond.example"],
  "TXT s1.keys.pond.example": [
    "v=DKIM1; k=rsa; p=MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA0DftQS7ZtWVMMelVRfXs/8olO0V2zWBuwg0REYBZV1MtEguzccuKNHQpwIOBiuEGznb8DdjDmOcekTpTvvmTg7ZaZyyv+OLxK4I8+XYKaqN50MVqAL04xjz3arnUXVoBz8gKjBL3ZTk5gFRsFDxZdx0EhH6VH3rW1QMW2aZuWnjgPUE7mhSsrv+AxUZgeEobcdeRFzyYY8G0jwsnGWQnuD+B7iTBBKmJyiT9/w+H0F4Zt8dFIpVmN/FcW7fDr2/Aqi+FVw1VSVDZeF2E1jCMFyVl2BpOc9ovY1Qo25tf7lk3kz6dPuMiGqW6m3VAGT5vNd4ruuIeMl80Nm2zwHkVUQIDAQAB",
  ],
  "TXT _dmarc.studio.example": ["v=DMARC1; p=none; rua=mailto:letters@studio.example"],
  "MX studio.example": ["10 mx.pond.example."],
};

/** Answers for the made-up domain that local letters come from, which no public name server knows. */
export async function openNameServer(): Promise<{ address: string; close: () => void }> {
  const server = createServer(localOnly((request, response) => void reply(request.url ?? "/", response)));
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  // It ends with the process, even if a caller forgets to close it.
  server.unref();
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/dns-query`, close: () => server.close() };
}

async function reply(path: string, response: ServerResponse): Promise<void> {
  const answer = await answerDns(zone, new URL(path, "http://localhost").href);
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  response.end(await answer.text());
}

export { checkAlignment } from "./alignment.ts";
export { checkDomain, type DomainQuestion, type SendingDomain } from "./check-domain.ts";
export { checkDkim } from "./dkim.ts";
export { checkDmarc } from "./dmarc.ts";
export {
  type CheckState,
  checkOneClick,
  type DomainCheck,
  type DomainSummary,
  summariseChecks,
} from "./domain-check.ts";
export { checkMx } from "./mx.ts";
export type { Ask, DnsRecord, NameAnswer, RecordType } from "./name-answer.ts";
export { nameServer, type Resolver } from "./name-server.ts";
export { checkSpf } from "./spf.ts";

import type { Manifest } from "../manifest.ts";

/** What a person finds in the archive beside the manifest. */
export const readmeText = ({ site, consistentAt, hasSecrets }: Manifest) => `A backup of ${site}
as it was at ${consistentAt}.

manifest.json       what is here: the rows of each table, the number of files, and their SHA-256
rows/<table>.jsonl  the rows of a table, one JSON object a line, with the names of the database's columns
files.jsonl         the files: key, bytes, SHA-256 and content type, one JSON object a line
files/<key>         the files themselves

Moments are milliseconds since 1970, in UTC. Readers' addresses are in rows/subscribers.jsonl: keep this file safe.
Sessions, hashes of tokens and other secrets are ${hasSecrets ? "among the rows" : "left out"}.

The archive is a tar file in gzip: tar -xzf FILE.tar.gz
With a passphrase it is encrypted by age (https://age-encryption.org): age -d FILE.tar.gz.age | tar -xz
A Toadstool site takes it back by: npm run restore -- FILE --to https://SITE
`;

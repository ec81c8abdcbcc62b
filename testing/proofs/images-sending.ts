import type { NastyFile } from "../nasty/nasty-file.ts";
import { type ImageAnswer, servedFaults } from "./images-served.ts";

export interface Verdict {
  name: string;
  bytes: number;
  /** The answer, in a word. */
  answer: string;
  milliseconds: number;
  /** What is wrong; empty where everything is as expected. */
  faults: string[];
}

interface Answer {
  data?: ImageAnswer;
  error?: { code: string; message: string };
}

/** Uploads a file as the owner and compares the result with the expectation. */
export async function judge(
  file: NastyFile,
  { site, token }: { site: string; token: string },
): Promise<Verdict> {
  const bytes = await file.bytes();
  const started = performance.now();
  const response = await send(file, bytes, { site, token });
  const milliseconds = Math.round(performance.now() - started);
  const { data, error } = (await response.json().catch(() => ({}))) as Answer;
  const answer = error ? `${response.status} ${error.code}` : `${response.status}`;
  const faults = await faultsOf(file, response.status, { data, error });
  return { name: file.name, bytes: bytes.length, answer, milliseconds, faults };
}

function send({ sentName, sentType }: NastyFile, bytes: Uint8Array, to: { site: string; token: string }) {
  const form = new FormData();
  form.set("file", new File([bytes as BlobPart], sentName, { type: sentType }));
  return fetch(`${to.site}/api/image/upload`, {
    method: "POST",
    body: form,
    headers: { Authorization: `Bearer ${to.token}` },
  });
}

async function faultsOf({ expect }: NastyFile, status: number, { data, error }: Answer): Promise<string[]> {
  if (status !== expect.status) return [`expected ${expect.status}${error ? `: ${error.message}` : ""}`];
  if (expect.status !== 201) {
    const faults = expect.codes.includes(error?.code ?? "") ? [] : [`expected ${expect.codes.join(" or ")}`];
    return error?.message.includes("Accepted are PNG, JPEG")
      ? faults
      : [...faults, "does not say what is accepted"];
  }
  if (!data) return ["no data"];
  const { kind, width, height, isAnimated } = expect;
  const told = Object.entries({ kind, width, height, isAnimated }).filter(
    ([fact, value]) => data[fact as keyof ImageAnswer] !== value,
  );
  return [
    ...told.map(([fact, value]) => `${fact} is ${String(data[fact as keyof ImageAnswer])}, not ${value}`),
    ...nameFaults(data.name, expect.calledThen),
    ...(await servedFaults(data, expect)),
  ];
}

/** A name is shown to people, and put into nothing else: but it must be one. */
function nameFaults(name: string, calledThen: string | undefined): string[] {
  const isTame =
    name.trim() !== "" && [...name].length <= 120 && !/[\p{Cc}\u202a-\u202e\u2066-\u2069/\\]/u.test(name);
  if (!isTame) return [`it is called ${JSON.stringify(name.slice(0, 60))}`];
  return calledThen === undefined || name === calledThen ? [] : [`it is called ${name}, not ${calledThen}`];
}

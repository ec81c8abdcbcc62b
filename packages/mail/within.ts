/** The result of `work`; throws an error with `words` where it takes longer. */
export async function within<Value>(
  milliseconds: number,
  work: Promise<Value>,
  words: string,
): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(words)), milliseconds);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

/** The fields of a form that asks for a document; none of an upload, of a script's call or of a body that was read already. */
export async function sentFieldsOf(request: Request): Promise<[name: string, value: string][]> {
  const isForm = request.headers.get("Content-Type")?.startsWith("application/x-www-form-urlencoded");
  const isCall = new URL(request.url).pathname.endsWith(".data");
  if (request.method !== "POST" || !isForm || isCall || request.bodyUsed) return [];
  const form = await request.clone().formData();
  return [...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : []));
}

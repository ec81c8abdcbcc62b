/** A copy of the form in the body, which stays unread; null where it holds none. */
export async function formIn(request: Request): Promise<FormData | null> {
  return request
    .clone()
    .formData()
    .catch(() => null);
}

/** Whether the body is empty; it stays unread. */
export async function hasNoBody(request: Request): Promise<boolean> {
  return (await request.clone().arrayBuffer()).byteLength === 0;
}

/** Copies a text, and returns whether that worked: some browsers have no clipboard, or deny access to it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

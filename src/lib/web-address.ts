/** Whether a text is a whole `https` address with a domain or an IP address as its host, and no user name. */
export function isWebAddress(text: string): boolean {
  // Rejects characters that the parser would drop, and the backslash, which it reads as a slash.
  if (!text.startsWith('https://') || /[\s\\]/.test(text)) return false;
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    return false;
  }
  const { hostname, username, password } = url;
  return /[^.]\.[^.]/.test(hostname) && !username && !password;
}

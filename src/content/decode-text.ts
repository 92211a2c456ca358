/** Decodes a file in UTF-8; `undefined` if it has another encoding, whose letters would be lost. */
export function decodeText(bytes: AllowSharedBufferSource): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** What some browsers report about the connection (Network Information API). */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/**
 * Whether bytes are dear to the visitor: they asked to save data, or their connection is no better than 3G. Where the
 * browser does not say, they are not.
 */
export function savesData(
  { saveData = false, effectiveType = '' }: Connection = (navigator as { connection?: Connection })
    .connection ?? {},
): boolean {
  return saveData || /^(slow-)?[23]g$/.test(effectiveType);
}

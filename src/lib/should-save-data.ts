/** The connection as some browsers report it (Network Information API). */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether to save data: the visitor asked for it, or the connection is no better than 3G. Assumes not if unknown. */
export function shouldSaveData(
  { saveData = false, effectiveType = '' }: Connection = (navigator as { connection?: Connection })
    .connection ?? {},
): boolean {
  return saveData || /^(slow-)?[23]g$/.test(effectiveType);
}

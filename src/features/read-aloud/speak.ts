/**
 * Speaks a text. Long ones are cut off by some engines, so a sentence at a time is enough.
 *
 * @param onFail called when the engine gives up
 * @returns a function that silences it
 */
export function speak(
  text: string,
  voice: SpeechSynthesisVoice,
  onSpoken: () => void,
  onFail: () => void,
): () => void {
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.voice = voice;
  utterance.lang = voice.lang;
  let over = false;
  utterance.onend = () => {
    over = true;
    onSpoken();
  };
  utterance.onerror = () => {
    over = true;
    onFail();
  };
  window.speechSynthesis.speak(utterance);
  return () => {
    utterance.onend = null;
    utterance.onerror = null;
    if (!over) window.speechSynthesis.cancel();
  };
}

/**
 * Speaks a text. Pass one sentence at a time, since some engines cut off long texts.
 *
 * @param onFail called when the speech engine reports an error
 * @returns a function that stops the speech
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
  let isOver = false;
  utterance.onend = () => {
    isOver = true;
    onSpoken();
  };
  utterance.onerror = () => {
    isOver = true;
    onFail();
  };
  window.speechSynthesis.speak(utterance);
  return () => {
    utterance.onend = null;
    utterance.onerror = null;
    if (!isOver) window.speechSynthesis.cancel();
  };
}

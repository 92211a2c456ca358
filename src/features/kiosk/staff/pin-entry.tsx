import { type SubmitEvent, useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { useAnnounced } from '@/components/ui/live-region';
import { useCopy } from '@/copy';
import { type KioskCopy, kioskCopy } from '@/copy/kiosk';
import { pinDigits } from '@/host/kiosk-settings';
import type { PinResult } from '@/host/messages';
import type { KioskPort } from '@/host/types';
import { announcements } from '@/lib/channel';
import { fill } from '@/lib/fill';
import { plural } from '@/lib/plural';
import { registerRepeatableKeys } from '@/lib/pressed-control';

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'];

/** Returns the PIN after an edit of the field. A full field ignores another digit, wherever the caret is. */
function editPin(pin: string, text: string): string {
  const typed = text.replace(/\D/g, '');
  const isOneTooMany = pin.length === pinDigits.to && typed.length === pinDigits.to + 1;
  return isOneTooMany ? pin : typed.slice(0, pinDigits.to);
}

function errorMessage(result: PinResult, { staff, language }: KioskCopy): string | undefined {
  const { refused, locked, lockedForMinutes } = staff;
  if (result.kind !== 'locked') return result.kind === 'refused' ? refused : undefined;
  const { seconds } = result;
  return seconds > 60
    ? fill(lockedForMinutes, { minutes: Math.ceil(seconds / 60) })
    : fill(plural(locked, seconds, language.locale), { seconds });
}

/** Takes a PIN by keyboard or touch and has the host check it. */
export function PinEntry({ checkPin, onAccepted }: Pick<KioskPort, 'checkPin'> & { onAccepted: () => void }) {
  const id = useId();
  const alert = useAnnounced<HTMLParagraphElement>();
  const [pin, setPin] = useState('');
  const [error, setError] = useState<string>();
  const [isChecking, setIsChecking] = useState(false);
  const copy = useCopy(kioskCopy);
  const { pinLabel, digits, typedDigit, clear, unlock, failed } = copy.staff;

  function add(digit: string) {
    const next = editPin(pin, pin + digit);
    setPin(next);
    // Lets the audio guide answer without reading the digit.
    if (next !== pin) announcements.send({ text: typedDigit, kind: 'change' });
  }

  async function check(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // Ignores further submits, which a held Enter key causes again and again.
    if (pin === '' || isChecking) return;
    setIsChecking(true);
    setError(undefined);
    try {
      const result = await checkPin(pin);
      setError(errorMessage(result, copy));
      if (result.kind === 'accepted') onAccepted();
    } catch {
      setError(failed);
    }
    setPin('');
    setIsChecking(false);
  }

  return (
    <form onSubmit={check} className="grid gap-4">
      <label htmlFor={id} className="font-bold">
        {pinLabel}
      </label>
      <input
        id={id}
        type="password"
        inputMode="none"
        autoComplete="off"
        value={pin}
        aria-describedby={`${id}error`}
        onChange={(event) => setPin(editPin(pin, event.currentTarget.value))}
        className="outlined-control px-4 text-2xl"
      />
      <p ref={alert} id={`${id}error`} role="alert" className="font-bold text-alarm">
        {error}
      </p>
      <fieldset className="grid grid-cols-3 gap-3">
        <legend className="sr-only">{digits}</legend>
        {DIGITS.map((digit) => (
          <Button key={digit} ref={registerRepeatableKeys} className="text-2xl" onClick={() => add(digit)}>
            {digit}
          </Button>
        ))}
        <Button onClick={() => setPin('')}>{clear}</Button>
        <Button type="submit" variant="primary">
          {unlock}
        </Button>
      </fieldset>
    </form>
  );
}

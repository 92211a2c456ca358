import { type SubmitEvent, useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { kiosk } from '@/copy/kiosk';
import type { KioskPort, PinAnswer } from '@/host/types';
import { fill } from '@/lib/fill';

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'];

function errorMessage(answer: PinAnswer | undefined): string | undefined {
  if (answer?.result === 'refused') return kiosk.staff.refused;
  if (answer?.result === 'locked') return fill(kiosk.staff.locked, { seconds: answer.seconds });
  return undefined;
}

interface PinEntryProps {
  checkPin: KioskPort['checkPin'];
  onAccepted: () => void;
}

/** Takes a PIN by keyboard or touch and has the host check it. */
export function PinEntry({ checkPin, onAccepted }: PinEntryProps) {
  const id = useId();
  const [pin, setPin] = useState('');
  const [answer, setAnswer] = useState<PinAnswer>();
  const { pinLabel, digits, clear, unlock } = kiosk.staff;

  async function check(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const checked = await checkPin(pin);
    setPin('');
    setAnswer(checked);
    if (checked.result === 'accepted') onAccepted();
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
        maxLength={12}
        aria-describedby={`${id}answer`}
        onChange={(event) => setPin(event.currentTarget.value.replace(/\D/g, ''))}
        className="rounded-control border-2 border-ink bg-card px-4 text-2xl"
      />
      <p id={`${id}answer`} role="alert" className="font-bold text-alarm">
        {errorMessage(answer)}
      </p>
      <fieldset className="grid grid-cols-3 gap-3">
        <legend className="sr-only">{digits}</legend>
        {DIGITS.map((digit) => (
          <Button key={digit} className="text-2xl" onClick={() => setPin((typed) => typed + digit)}>
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

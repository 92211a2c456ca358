import {
  createContext,
  type ReactNode,
  type RefCallback,
  startTransition,
  useCallback,
  useContext,
  useId,
  useState,
} from 'react';
import { useCapabilities } from '@/host/capabilities';
import { prefetchedModule } from '@/lib/lazy-module';
import { ErrorBoundary } from './error-boundary';
import type { TooltipControl } from './tooltip-layer';
import { useLazyModule } from './use-lazy-module';

export const tooltipLayer = prefetchedModule(() => import('./tooltip-layer'));

/** Registers a control; the returned function unregisters it. */
type AddControl = (control: TooltipControl) => () => void;

const AddControlContext = createContext<AddControl>(() => () => undefined);

/** Gives the controls below it their tooltips once the lazy layer has loaded. Touch-only devices get none. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  const { isTouchOnly } = useCapabilities();
  const Layer = useLazyModule(tooltipLayer, false);
  const [controls, setControls] = useState<readonly TooltipControl[]>([]);
  const add = useCallback<AddControl>((control) => {
    // Uses a transition, so that a screen does not wait for its tooltips.
    startTransition(() => setControls((others) => [...others, control]));
    return () => startTransition(() => setControls((all) => all.filter((other) => other !== control)));
  }, []);
  return (
    <AddControlContext value={add}>
      {children}
      {Layer && !isTouchOnly && (
        <ErrorBoundary>
          <Layer controls={controls} />
        </ErrorBoundary>
      )}
    </AddControlContext>
  );
}

/** Returns the `ref` of a control with a tooltip, whose text must be visible elsewhere for touch users. */
export function useTooltip(text: string | undefined): RefCallback<HTMLElement> {
  const id = useId();
  const add = useContext(AddControlContext);
  return useCallback(
    (control) => (control && text ? add({ id, control, text }) : undefined),
    [add, id, text],
  );
}

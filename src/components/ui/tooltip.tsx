import {
  type ComponentType,
  createContext,
  type ReactNode,
  type RefCallback,
  startTransition,
  useCallback,
  useContext,
  useId,
  useState,
} from 'react';
import { ErrorBoundary } from './error-boundary';

export interface TooltipControl {
  id: string;
  control: HTMLElement;
  text: string;
}

type TooltipLayer = ComponentType<{ controls: readonly TooltipControl[] }>;

/** Registers a control; the returned function unregisters it. */
type AddControl = (control: TooltipControl) => () => void;

const AddControlContext = createContext<AddControl>(() => () => undefined);

interface TooltipProviderProps {
  /** The layer may load after the controls mount; they are not re-rendered for it. */
  Layer: TooltipLayer | undefined;
  children: ReactNode;
}

/** Gives the controls below it their tooltips, once the layer that renders them has loaded. */
export function TooltipProvider({ Layer, children }: TooltipProviderProps) {
  const [controls, setControls] = useState<readonly TooltipControl[]>([]);
  const add = useCallback<AddControl>((control) => {
    // Uses a transition, so that a screen does not wait for its tooltips.
    startTransition(() => setControls((others) => [...others, control]));
    return () => startTransition(() => setControls((all) => all.filter((other) => other !== control)));
  }, []);
  return (
    <AddControlContext value={add}>
      {children}
      {Layer && (
        <ErrorBoundary>
          <Layer controls={controls} />
        </ErrorBoundary>
      )}
    </AddControlContext>
  );
}

/**
 * Returns the `ref` of a control whose tooltip repeats a visible line, and nothing else, because touch users never see it.
 * Without a text, as while the line is beside the control, there is none.
 */
export function useTooltip(text: string | undefined): RefCallback<HTMLElement> {
  const id = useId();
  const add = useContext(AddControlContext);
  return useCallback(
    (control) => (control && text ? add({ id, control, text }) : undefined),
    [add, id, text],
  );
}

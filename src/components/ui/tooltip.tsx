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

/** A control with the text of its tooltip. */
export interface TooltipControl {
  id: string;
  control: HTMLElement;
  text: string;
}

/** What shows the tooltips of all controls. */
export type TooltipLayer = ComponentType<{ controls: readonly TooltipControl[] }>;

/** Adds a control, and returns what takes it away again. */
type AddControl = (control: TooltipControl) => () => void;

const AddControlContext = createContext<AddControl>(() => () => undefined);

interface TooltipProviderProps {
  /** May come later than the controls, which stay as they are. */
  Layer: TooltipLayer | undefined;
  children: ReactNode;
}

/** Gives the controls below it their tooltips, as soon as there is a layer that shows them. */
export function TooltipProvider({ Layer, children }: TooltipProviderProps) {
  const [controls, setControls] = useState<readonly TooltipControl[]>([]);
  const add = useCallback<AddControl>((control) => {
    // A screen does not wait for its tooltips.
    startTransition(() => setControls((others) => [...others, control]));
    return () => startTransition(() => setControls((all) => all.filter((other) => other !== control)));
  }, []);
  return (
    <AddControlContext value={add}>
      {children}
      {Layer && <Layer controls={controls} />}
    </AddControlContext>
  );
}

/**
 * Repeats a visible line for the pointer. Touch never sees it, so it must not hold anything of its own.
 *
 * @returns the `ref` of the control that has the tooltip
 */
export function useTooltip(text: string): RefCallback<HTMLElement> {
  const id = useId();
  const add = useContext(AddControlContext);
  return useCallback((control) => (control ? add({ id, control, text }) : undefined), [add, id, text]);
}

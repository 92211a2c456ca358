import { createContext, type Dispatch, type SetStateAction, useContext } from 'react';

type EasyReadChoice = readonly [isOn: boolean, setOn: Dispatch<SetStateAction<boolean>>];

const EasyReadContext = createContext<EasyReadChoice>([false, () => undefined]);

/** Provides whether the visitor has switched Easy read on, for all screens and for the kiosk's dock. */
export const EasyReadProvider = EasyReadContext.Provider;

/** Whether the visitor has switched Easy read on, and how to change it. */
export function useEasyRead(): EasyReadChoice {
  return useContext(EasyReadContext);
}

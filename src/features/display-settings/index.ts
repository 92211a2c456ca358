export { displayChoices, largestText } from './display-choices';
export { DisplaySettingsProvider, useDisplaySettings } from './display-settings';
export {
  DisplaySettingsButton,
  displaySettingsDialog,
  useDisplaySettingsDialog,
} from './display-settings-button';

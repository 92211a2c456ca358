export {
  DisplaySettingsProvider,
  displayChoices,
  largestText,
  useDisplaySettings,
} from './display-settings';
export {
  DisplaySettingsButton,
  displaySettingsDialog,
  useDisplaySettingsDialog,
} from './display-settings-button';

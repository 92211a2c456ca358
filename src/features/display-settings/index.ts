export { DisplaySettingsButton } from './display-settings-button';

export { Picture, usePictureStyles } from './picture';

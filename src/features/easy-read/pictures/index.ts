export { isPicture, Picture, usePictureStyles } from './picture';

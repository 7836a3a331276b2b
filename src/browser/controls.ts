/** A selector of what can be pressed. */
export const CONTROLS = 'a,button,input,label,summary';

/*
 * Evaluates React in a file of its own (scripts/build/react-chunk.ts). It takes as long as all other modules, and keys and clicks are
 * answered between the two.
 */
// First, because it has to run before React.
import './clobbering.ts';
import 'react-dom/client';

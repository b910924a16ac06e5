import { basicSetup, EditorView } from 'codemirror';

const result = document.querySelector('#result');
const update = ({ state }) => (result.textContent = state.doc.toString());
/** Exported, as nothing else uses it. */
export const editor = new EditorView({
  doc: 'red kettle\nblue kettle',
  extensions: [
    basicSetup,
    EditorView.updateListener.of(update),
    EditorView.contentAttributes.of({ 'aria-label': 'Text' }),
  ],
  parent: document.querySelector('#editor'),
});

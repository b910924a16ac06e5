import { render } from 'preact';
import { App } from './app.tsx';
import './app.css';

const root = document.querySelector('#app')!;
root.replaceChildren();
render(<App />, root);

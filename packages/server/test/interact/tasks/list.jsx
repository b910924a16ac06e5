import { createRoot } from 'react-dom/client';
import { List } from 'react-window';

const select = (index) => (document.querySelector('#result').textContent = `row ${index}`);

/** One of 10,000 rows, of which only those in view are in the document. */
function Row({ index, style, ariaAttributes }) {
  return (
    <div style={style} {...ariaAttributes}>
      <button onClick={() => select(index)}>Row {index}</button>
    </div>
  );
}

createRoot(document.querySelector('#root')).render(
  <List
    id="rows"
    tabIndex={0}
    aria-label="Rows"
    rowComponent={Row}
    rowCount={10_000}
    rowHeight={30}
    rowProps={{}}
    style={{ height: 300 }}
  />,
);

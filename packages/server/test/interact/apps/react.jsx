import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';

/** The address is the state: links change it without a document. */
function usePath() {
  const [path, setPath] = useState(location.pathname);
  useEffect(() => {
    const follow = () => setPath(location.pathname);
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
  const go = (to) => {
    history.pushState(null, '', to);
    setPath(to);
  };
  return [path, go];
}

function App() {
  const [path, go] = usePath();
  const [user, setUser] = useState();
  const [order, setOrder] = useState({});
  if (!user) return <Login onUser={(name) => (setUser(name), go('/react/order/1'))} />;
  if (path === '/react/order/2')
    return <StepTwo order={order} onDone={(done) => (setOrder(done), go('/react/receipt'))} />;
  if (path === '/react/receipt') return <Receipt order={order} user={user} />;
  return <StepOne onNext={(next) => (setOrder(next), go('/react/order/2'))} />;
}

function Login({ onUser }) {
  const [wrong, setWrong] = useState(false);
  const send = async (event) => {
    event.preventDefault();
    const response = await fetch('/api/login', {
      method: 'POST',
      body: JSON.stringify(Object.fromEntries(new FormData(event.target))),
    });
    if (response.ok) onUser((await response.json()).name);
    else setWrong(true);
  };
  return (
    <form onSubmit={send}>
      <h1>Members of the React shop</h1>
      <label>
        User <input name="user" />
      </label>
      <label>
        Password <input name="password" type="password" />
      </label>
      <button>Log in</button>
      {wrong && <p role="alert">Wrong password</p>}
    </form>
  );
}

function StepOne({ onNext }) {
  const [plans, setPlans] = useState([]);
  const [plan, setPlan] = useState('');
  const [name, setName] = useState('');
  useEffect(
    () =>
      void fetch('/api/plans')
        .then((response) => response.json())
        .then(setPlans),
    [],
  );
  return (
    <form onSubmit={(event) => (event.preventDefault(), onNext({ name, plan }))}>
      <h1>Order, step 1 of 2</h1>
      <label>
        Name <input value={name} onChange={(event) => setName(event.target.value)} />
      </label>
      <label>
        Plan{' '}
        <select value={plan} onChange={(event) => setPlan(event.target.value)}>
          <option value="">Choose</option>
          {plans.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <button disabled={name === '' || plan === ''}>Next</button>
    </form>
  );
}

function StepTwo({ order, onDone }) {
  const [isOpen, setOpen] = useState(false);
  const [hasAgreed, setAgreed] = useState(false);
  return (
    <main>
      <h1>Order, step 2 of 2</h1>
      <button onClick={() => setOpen(true)}>Terms</button>
      <button disabled={!hasAgreed} onClick={() => onDone(order)}>
        Order
      </button>
      {isOpen &&
        createPortal(
          <dialog open aria-label="Terms">
            <label>
              <input
                type="checkbox"
                checked={hasAgreed}
                onChange={(event) => setAgreed(event.target.checked)}
              />{' '}
              I agree
            </label>
            <button onClick={() => setOpen(false)}>Close</button>
          </dialog>,
          document.body,
        )}
    </main>
  );
}

function Receipt({ order, user }) {
  return (
    <main>
      <h1>Thank you, {order.name}</h1>
      <p>
        {user} ordered the plan {order.plan}.
      </p>
    </main>
  );
}

createRoot(document.getElementById('root')).render(<App />);

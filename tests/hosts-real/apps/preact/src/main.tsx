import { render } from 'preact';
import { LocationProvider, Route, Router } from 'preact-iso';
import { Login } from './login.tsx';
import { Voucher } from './voucher.tsx';

const Home = () => <h1>Home</h1>;

function App() {
  return (
    <LocationProvider>
      <nav>
        <a href="/">Home</a> <a href="/voucher">Voucher</a> <a href="/login/">Sign in</a>
      </nav>
      <Router>
        <Route path="/" component={Home} />
        <Route path="/voucher" component={Voucher} />
        <Route path="/login/:path*" component={Login} />
      </Router>
    </LocationProvider>
  );
}

const container = document.querySelector('#app');
if (container) render(<App />, container);

import { Component } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import { provideRouter, RouterLink, RouterOutlet } from '@angular/router';
import { Login } from './login';
import { Voucher } from './voucher';

@Component({ template: '<h1>Home</h1>' })
class Home {}

@Component({
  selector: 'app-root',
  imports: [RouterLink, RouterOutlet],
  template: `
    <nav>
      <a routerLink="/">Home</a> <a routerLink="/voucher">Voucher</a> <a routerLink="/login">Sign in</a>
    </nav>
    <router-outlet />
  `,
})
class App {}

bootstrapApplication(App, {
  providers: [
    provideRouter([
      { path: '', component: Home },
      { path: 'voucher', component: Voucher },
      { path: 'login', children: [{ path: '**', component: Login }] },
    ]),
  ],
}).catch(console.error);

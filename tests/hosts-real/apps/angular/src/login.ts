import { Component, CUSTOM_ELEMENTS_SCHEMA } from '@angular/core';
import 'login-portal/login-portal';

@Component({ schemas: [CUSTOM_ELEMENTS_SCHEMA], template: '<login-portal></login-portal>' })
export class Login {}

module example/login-portal-server

go 1.19

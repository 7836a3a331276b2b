package main

import (
	"regexp"
	"strings"
	"unicode/utf8"
)

type object = map[string]any

var (
	address      = regexp.MustCompile(`^[^\s\pC@]+@[^\s\pC@]+\.[^\s\pC@]+$`)
	setsPassword = []string{"forgotpw", "activate"}
	// Replace it by a list of many thousands.
	commonPasswords = map[string]bool{"password": true, "password1": true, "12345678": true, "123456789": true, "qwertyuiop": true}
)

// text returns a field of the body.
func (request Request) text(name string) (string, error) {
	if value, ok := request.body[name].(string); ok {
		return value, nil
	}
	return "", Refusal{status: 400, text: "The field " + name + " is missing or not valid."}
}

// email returns the address. SMTP allows 254 characters.
func (request Request) email() (string, error) {
	email, err := request.text("email")
	email = strings.ToLower(strings.TrimSpace(email))
	if err == nil && (len(email) > 254 || !address.MatchString(email)) {
		err = Refusal{status: 422, text: "Please provide a valid email address."}
	}
	return email, err
}

func probe(request Request) (any, error) {
	email, err := request.email()
	if err == nil {
		err = checkLimit("probe, per client", request.client)
	}
	user, member := accounts[Key{"user", email}], accounts[Key{"member", email}]
	isActive := member.isConfirmed()
	switch {
	case user != nil && isActive:
		return object{"action": "choice", "membercheck": true}, err
	case user != nil:
		return object{"action": "password", "membercheck": false}, err
	case member != nil:
		return object{"action": "memberpassword", "active_member": isActive}, err
	}
	return object{"action": "registration"}, err
}

func signIn(kind, action string) func(Request) (any, error) {
	return func(request Request) (any, error) {
		email, err := request.email()
		if err != nil {
			return nil, err
		}
		password, err := request.text("pass")
		if err != nil {
			return nil, err
		}
		key := Key{kind, email}
		if err := checkPasswordLimits(key, request.client); err != nil {
			return nil, err
		}
		if !isPassword(key, password) {
			return nil, Refusal{status: 401, text: "The email address or the password is not right."}
		}
		forgetTries(key, request.client)
		request.setCookie("session", startSession(key), sessionLifetime)
		return object{"action": action}, nil
	}
}

func mailLink(purpose string, kinds ...string) func(Request) (any, error) {
	return func(request Request) (any, error) {
		email, err := request.email()
		if err == nil {
			err = checkLimit("link, per client", request.client)
		}
		if err != nil {
			return nil, err
		}
		sendLink(purpose, email, kinds...)
		return object{}, nil
	}
}

func setPassword(kinds ...string) func(Request) (any, error) {
	return func(request Request) (any, error) {
		token, err := request.text("token")
		if err != nil {
			return nil, err
		}
		link, err := findLink(token, setsPassword...)
		if err != nil {
			return nil, err
		}
		if !strings.Contains(strings.Join(kinds, " "), link.key.kind) {
			return nil, Refusal{status: 404, text: "This link is for another kind of account."}
		}
		password, _ := request.text("pass")
		repeated, _ := request.text("pass2")
		// Not len, which counts bytes.
		if utf8.RuneCountInString(password) < 8 || password != repeated {
			return nil, Refusal{status: 422, text: "Please choose a password of at least 8 characters, and repeat it."}
		}
		if commonPasswords[strings.ToLower(password)] {
			return nil, Refusal{status: 422, text: "This is one of the most used passwords. Please choose another one."}
		}
		return object{}, changePassword(token, setsPassword, password)
	}
}
